/** A message between tabs; `expired`: the session ended on the server, without a sign-out. */
type SessionNews = 'signed-in' | 'signed-out' | 'expired';

const NAME = 'sf:session';

/** Sends to the other tabs, and listens to them. */
interface SessionChannel {
  post(news: SessionNews): void;
  listen(listener: (news: SessionNews) => void): void;
}

const isNews = (value: unknown): value is SessionNews =>
  value === 'signed-in' || value === 'signed-out' || value === 'expired';

function broadcast(): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    post: (news) => channel.postMessage(news),
    listen: (listener) => channel.addEventListener('message', ({ data }) => isNews(data) && listener(data)),
  };
}

/** Fallback for browsers without BroadcastChannel, or with partitioned storage: writes and removes a key. */
function storageEvents(): SessionChannel {
  return {
    post(news) {
      try {
        window.localStorage.setItem(NAME, news);
        window.localStorage.removeItem(NAME);
      } catch {
        // Without storage, other tabs cannot be notified. Each finds out with its next call.
      }
    },
    listen: (listener) =>
      window.addEventListener('storage', ({ key, newValue }) => key === NAME && isNews(newValue) && listener(newValue)),
  };
}

/** The channel between the tabs of this browser (GD-06). */
export function openSessionChannel(): SessionChannel {
  if (typeof window === 'undefined') return { post: () => undefined, listen: () => undefined };
  return typeof BroadcastChannel === 'undefined' ? storageEvents() : broadcast();
}
