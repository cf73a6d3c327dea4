export { TransferPage as default } from '../pages/transfer/TransferPage';
