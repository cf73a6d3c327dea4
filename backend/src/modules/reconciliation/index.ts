export { registerReconciliationJob } from './reconcile-job';
export { reconcile, type Reconciliation, reconciliationText } from './reconcile';
