/** What one tab posts to the others; `expired`: the server no longer knows the session, nobody signed out. */
export type SessionNews = 'signed-in' | 'signed-out' | 'expired';

const NAME = 'sf:session';

/** Posts to the other tabs, and listens to them. */
export interface SessionChannel {
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

/** For browsers without BroadcastChannel, or where it is partitioned away: a key that is written and taken away again. */
function storageEvents(): SessionChannel {
  return {
    post(news) {
      try {
        window.localStorage.setItem(NAME, news);
        window.localStorage.removeItem(NAME);
      } catch {
        // No storage, no tab to post to; each tab finds out with its next call.
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
