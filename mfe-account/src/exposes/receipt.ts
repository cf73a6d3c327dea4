export { ReceiptPage as default } from '../pages/receipt/ReceiptPage';
