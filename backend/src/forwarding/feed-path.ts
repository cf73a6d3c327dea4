/** Where the forwarding service reads what to forward; the gateway passes nothing on to it. */
export const FEED_PATH = '/internal/forwards';
