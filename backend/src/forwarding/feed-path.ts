/** Path from which the forwarding service loads its data; not exposed by the gateway. */
export const FEED_PATH = '/internal/forwards';
