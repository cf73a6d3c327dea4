import { createContext } from 'react';

/** Maps the URL of a call to the body of its response. */
export type InitialData = Readonly<Record<string, unknown>>;

/** The id of the script element with the page's initial data, written by the gateway. */
const PLACE = 'sf-answers';

/** The initial data that has not been taken yet, by script element. */
const read = new WeakMap<Element, Map<string, unknown>>();

const getNavigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/**
 * Whether the document was restored from the history, so that its data is as old as that visit. Any other document was just requested,
 * since documents are always revalidated.
 */
const isFromHistory = (): boolean => getNavigation()?.type === 'back_forward';

const placeOfData = (): HTMLElement | null => (typeof document === 'undefined' ? null : document.getElementById(PLACE));

const dataIn = (place: HTMLElement): InitialData => JSON.parse(place.textContent) as InitialData;

/** Returns all the data that the document was rendered with; undefined if it was not server-rendered. */
function renderedWith(): InitialData | undefined {
  const place = placeOfData();
  return place?.hasAttribute('data-rendered') ? dataIn(place) : undefined;
}

/**
 * The data that the surrounding HTML was rendered with, even if it has been taken or is old: on the server, and in the browser that
 * hydrates the HTML. Undefined if it was rendered without data, as every frame is.
 */
export const InitialDataContext = createContext(renderedWith());

/** When the data in the document was fetched, in milliseconds since 1970; 0 for a document from the history, whose age is unknown. */
export const documentTime = (): number => (isFromHistory() ? 0 : performance.timeOrigin);

function initialData(): Map<string, unknown> {
  const place = placeOfData();
  if (!place) return new Map();
  const held = read.get(place) ?? new Map(isFromHistory() ? [] : Object.entries(dataIn(place)));
  read.set(place, held);
  return held;
}

/** Returns the response to a GET that came with the document, without taking it; undefined once it was taken. */
export function peekInitialData(address: string): unknown {
  return initialData().get(address);
}

/** Takes the response to a GET that came with the document. Each is used once, because a second call wants current data. */
export function takeInitialData(address: string): unknown {
  const held = initialData();
  const answer = held.get(address);
  held.delete(address);
  return answer;
}

/** Adds the trace of the page's document to a call, if the gateway sends one (W3C Trace Context). */
function withTrace(init: RequestInit | undefined): RequestInit | undefined {
  const trace = getNavigation()?.serverTiming?.find(({ name }) => name === 'traceparent');
  return trace
    ? { ...init, headers: { ...(init?.headers as Record<string, string>), traceparent: trace.description } }
    : init;
}

/** `fetch` for the page's own calls. The first GET of a URL is answered from the initial data, if that has the response. */
export const fetchOrUseInitialData: typeof fetch = (address, init) => {
  const known = init?.method === 'GET' && typeof address === 'string' ? takeInitialData(address) : undefined;
  return known === undefined ? fetch(address, withTrace(init)) : Promise.resolve(Response.json(known));
};
