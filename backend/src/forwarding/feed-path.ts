/** Where the forwarding service reads what to forward; the gateway passes nothing on to it. */
export const FEED_PATH = '/internal/forwards';
/** Where it hands over what its receiver for development has forwarded. */
export const FORWARDED_PATH = '/internal/forwarded';
