export { ConfirmByName, type ConfirmByNameProps } from './ConfirmByName';
export { Dialog, Drawer, Sheet, type DialogProps } from './Dialog';
