export { endKeptConnections } from './kept-connections';
export { RequestEnds, type RequestEnd } from './request-ends';
export { serveMetrics } from './serve-metrics';
export { statedByProxy, VISITOR_COUNTRY } from './stated-by-proxy';
