/** Path from which the forwarding service loads its data; not exposed by the gateway. */
export const FEED_PATH = '/internal/forwards';
/** Where it hands over what its receiver for development has forwarded. */
export const FORWARDED_PATH = '/internal/forwarded';
