export { PurchasePage as default } from '../pages/purchase/PurchasePage';
