export { TransferMessagePage as default } from '../pages/transfer-message/TransferMessagePage';
