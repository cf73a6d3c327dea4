// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const optional: Message = ['shared/ui/field/optional', '(optional)'];
export const problem: Message = ['shared/ui/field/problem', 'There is a problem'];
export const error: Message = ['shared/ui/field/error', 'Error:'];
export const hidePassword: Message = ['shared/ui/field/hidePassword', 'Hide password'];
export const showPassword: Message = ['shared/ui/field/showPassword', 'Show password'];
export const hide: Message = ['shared/ui/field/hide', 'Hide'];
export const show: Message = ['shared/ui/field/show', 'Show'];
export const passwordVisible: Message = ['shared/ui/field/passwordVisible', 'Your password is visible'];
export const decrease: Message<{ subject: string | number }> = ['shared/ui/field/decrease', ['Decrease ', ['subject']]];
export const increase: Message<{ subject: string | number }> = ['shared/ui/field/increase', ['Increase ', ['subject']]];
export const number: Message = ['shared/ui/field/number', 'number'];
