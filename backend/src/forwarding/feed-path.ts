/** Path from which the forwarding service loads its data; not exposed by the gateway. */
export const FEED_PATH = '/internal/forwards';
/** Path to which its mail receiver for development posts forwarded emails. */
export const FORWARDED_PATH = '/internal/forwarded';
