export { default } from '../pages/transfer-multiple/TransferMultiplePage';
