import { goTo, paths } from '@storefront/shared/routing';

/** The field that searches names: on the home page and on results. The search of the help is no form. */
const nameField = (): HTMLInputElement | HTMLTextAreaElement | null =>
  document.querySelector('#main form[role=search] :is(input, textarea)');

/** Focuses the domain search; on a page without one, goes to that of the home page, which its address names. */
export function focusSearch(): void {
  const field = nameField();
  if (field) {
    field.focus();
    field.select();
  } else {
    goTo(`${paths.home()}#name`);
  }
}
