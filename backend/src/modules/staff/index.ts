export { confirmStaffCode } from './confirm-code';
export { staffRoutes } from './routes';
export { askRunningShop, carryOutStaffOrder, listenForStaffOrders, type StaffOrder } from './staff-command';
export { createStaffReader, registerStaffCleanupJob } from './staff-sessions';
