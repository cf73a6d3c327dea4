export { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
export type { Control, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
export { Form, type FormProps } from './Form';
export { FormErrorSummary, type FormErrorSummaryProps } from './FormErrorSummary';
export { useZodForm, type UseZodFormOptions, type ZodForm } from './use-zod-form';
