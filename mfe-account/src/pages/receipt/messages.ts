// Written by tools/messages/generate.mjs. The texts are in mfe-account/messages/en.json.
import type { Message } from '@storefront/shared/i18n';
export const notNamed: Message = ['mfe-account/pages/receipt/notNamed', 'No order was chosen'];
export const receipt: Message = ['mfe-account/pages/receipt/receipt', 'Receipt'];
export const noOrder: Message = ['mfe-account/pages/receipt/noOrder', 'Order not found'];
export const notShown: Message = ['mfe-account/pages/receipt/notShown', 'The receipt cannot be shown right now'];
export const nothingLost: Message = [
  'mfe-account/pages/receipt/nothingLost',
  'Nothing is lost; it is kept with your order.',
];
export const loading: Message = ['mfe-account/pages/receipt/loading', 'Loading'];
export const download: Message = ['mfe-account/pages/receipt/download', 'Download PDF'];
export const print: Message = ['mfe-account/pages/receipt/print', 'Print receipt'];
export const loadingReceipt: Message = ['mfe-account/pages/receipt/loadingReceipt', 'Loading the receipt'];
export const kept: Message = ['mfe-account/pages/receipt/kept', 'Receipts are kept with your orders'];
export const keptLine: Message = [
  'mfe-account/pages/receipt/keptLine',
  'It may belong to another account, or the link may be incomplete.',
];
export const seeOrders: Message = ['mfe-account/pages/receipt/seeOrders', 'See your orders'];
export const noNote: Message = ['mfe-account/pages/receipt/noNote', 'Refund note not found'];
export const printNote: Message = ['mfe-account/pages/receipt/printNote', 'Print refund note'];
