export { forwardingFeed, requireForwardingService } from './feed';
export { readForwardingState } from './forwarding-state';
export { refuseInTheWay } from './in-the-way';
export { mailLoops, visitorLoop } from './loops';
