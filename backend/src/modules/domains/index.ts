export { registerAddOnEndJob } from './add-on-ends';
export { isPrivileged } from './book-change';
export { toDomainChange } from './domain-change';
export { type EditDeps, makeEdit } from './make-edit';
export { domainRoutes } from './routes';
export { getKind } from './wanted-change';
