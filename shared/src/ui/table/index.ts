export { DataTable, type Column, type DataTableProps, type Selection, type Sort } from './DataTable';
export { Segmented, type SegmentedOption, type SegmentedProps } from '../field/Segmented';
