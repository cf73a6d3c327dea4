export { TransferMultiplePage as default } from '../pages/transfer-multiple/TransferMultiplePage';
