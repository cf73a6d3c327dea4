export { default } from '../pages/transfer-message/TransferMessagePage';
