export { openReplica } from './open-replica';
