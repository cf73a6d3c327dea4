export { refuseWhileDeleted } from './deletion-guard';
export {
  changesUnderWay,
  type ChangeRow,
  claimChange,
  dueChanges,
  findChange,
  hasDeletion,
  hasNoDeletion,
  insertChange,
  isBeingDeleted,
  listOpenChanges,
  removeChange,
  leaseChange,
  updateChange,
} from './queries';
