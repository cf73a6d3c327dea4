export { confirmStaffCode } from './confirm-code';
export { staffRoutes } from './routes';
export { callRunningShop, carryOutStaffOrder, listenForStaffOrders, type StaffOrder } from './staff-command';
export { createStaffReader, registerStaffCleanupJob } from './staff-sessions';
