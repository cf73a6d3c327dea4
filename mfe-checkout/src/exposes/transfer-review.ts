export { TransferReviewPage as default } from '../pages/transfer-review/TransferReviewPage';
