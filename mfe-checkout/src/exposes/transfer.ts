export { default } from '../pages/transfer/TransferPage';
