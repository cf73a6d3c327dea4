import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { z } from 'zod/mini';
import { Button } from '../button';
import { FormFooter, PasswordField, TextField } from '../field';
import { Form, FormErrorSummary, useZodForm } from '.';

const schema = z.object({
  email: z.string().check(z.email('Enter an email address, such as mara@example.com')),
  password: z.string().check(z.minLength(12, 'Use 12 characters or more')),
});

export default { title: 'Form' } satisfies Meta;

type Story = StoryObj;

export const SignIn: Story = {
  render: function Render() {
    const form = useZodForm({ schema, defaultValues: { email: '', password: '' } });
    return (
      <Form form={form} onSubmit={() => undefined} aria-label="Sign in">
        <FormErrorSummary />
        <TextField label="Email" type="email" autoComplete="email" required {...form.field('email')} />
        <PasswordField label="Password" required {...form.field('password')} />
        <FormFooter>
          <Button type="submit" variant="filled" loading={form.formState.isSubmitting && 'Signing in'}>
            Sign in
          </Button>
        </FormFooter>
      </Form>
    );
  },
};
