export { useVirtualRows, type VirtualRows } from './use-virtual-rows';
export { WindowList, type WindowListProps } from './WindowList';
