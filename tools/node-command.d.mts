export function withCommandsOf(
  packages: string,
  env?: { readonly [name: string]: string | undefined },
  separator?: string,
): { readonly [name: string]: string | undefined };
export function versionNpmScriptsRun(packages: string): string | undefined;
export function mendNodeCommand(packages: string, platform?: string): void;
