/**
 * The last answer to a navigation, in place of the browser's own error page, which has other words and no way back here.
 * It needs no file and no script.
 */
const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>暂时无法打开</title>
<body style="margin:0;padding:96px 24px;font:17px/1.6 sans-serif;text-align:center;text-wrap:balance">
<h1 style="font-size:20px">暂时无法打开</h1>
<p>网络不可用，本机保存的页面也读不到。请检查网络后重试。</p>
<a href="" style="display:inline-block;padding:12px 32px;border-radius:8px;background:#1f4fbf;color:#fff;text-decoration:none">重新打开</a>`

/** The network, which may still answer where a full or broken cache fails; for a page, then, at least a way back. */
export async function withoutUs(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    if (request.mode !== 'navigate') return Response.error()
    return new Response(PAGE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}
