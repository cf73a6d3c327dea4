export { default } from '../pages/transfer-review/TransferReviewPage';
