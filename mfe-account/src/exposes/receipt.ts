export { default } from '../pages/receipt/ReceiptPage';
