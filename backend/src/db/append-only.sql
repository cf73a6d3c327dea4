--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are only ever added';
end $$;
--> statement-breakpoint
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();
