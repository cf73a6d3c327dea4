export { default } from '../pages/purchase/PurchasePage';
