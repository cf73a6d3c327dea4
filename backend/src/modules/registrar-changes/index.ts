export { refuseWhileDeleted } from './deletion-guard';
export {
  changesUnderWay,
  type ChangeRow,
  claimChange,
  dueChanges,
  findChange,
  hasNoDeletion,
  insertChange,
  isBeingDeleted,
  listOpenChanges,
  removeChange,
  updateChange,
} from './queries';
