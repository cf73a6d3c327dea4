import type { SearchResult } from '@storefront/shared/contract';
import { Button, type ButtonProps } from '@storefront/shared/ui/button';

interface AddButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label'> {
  readonly result: SearchResult;
  readonly onAdd: (result: SearchResult) => void;
}

/** Button that adds a domain to the cart; before scripts run, it submits the surrounding form. */
export function AddButton({ result, onAdd, ...rest }: AddButtonProps) {
  return (
    <Button
      {...rest}
      type="submit"
      name="add"
      value={result.domain}
      data-offer="add"
      onClick={(event) => {
        event.preventDefault();
        onAdd(result);
      }}
    />
  );
}
