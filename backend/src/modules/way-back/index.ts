export { findWayBack } from './queries';
export { refuseWhileReturnable } from './way-back';
