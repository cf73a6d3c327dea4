export { findRestoreEnd } from './queries';
export { refuseWhileRestorable } from './email-restore';
