"""SCENE - five-a-side by the sea, from the corner: long shadows, the city across the water."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'fives'
O, E1, E2 = np.array([.4, -2.4]), np.array([-.76, .65]), np.array([.65, .76])            # the corner, along the touchline, along the goal line
LONG, WIDE = 30., 18.
MASTS = ((21., 36., 8.3), (-11., 46., 9.2), (6.5, 50., 9.2))


def at(u, v_, z=0.):
    p = O + E1 * u + E2 * v_
    return (float(p[0]), float(p[1]), z)


def build():
    from football_volley import football
    from keeper import net
    reset((.0004, .0007, .0012)); size()
    ang = math.atan2(E1[1], E1[0])
    turf = [mat('turf%d' % i, c, 1., spec=.04, bump=(160, .5, .006, 3)) for i, c in enumerate(((.012, .050, .020), (.018, .068, .027)))]
    for i in range(10):
        box('strip', (LONG / 10, WIDE, .02), at(LONG * (i + .5) / 10, WIDE / 2, -.01), turf[i % 2], rot=(0, 0, ang))
    box('around', (60, 50, .02), at(LONG / 2, WIDE / 2, -.022), mat('around', (.012, .013, .015), .8, spec=.15, bump=(30, .3, .01, 4)), rot=(0, 0, ang))
    grass('grass', 200000, (-8, 9), (-4, 9), mat('blade', (.016, .046, .018), .5, spec=.4), h=(.010, .022), w=.0024, keep=lambda P: ((P[:, :2] - O) @ E1 > .05) & ((P[:, :2] - O) @ E2 > .05) & ((P[:, :2] - O) @ E2 < WIDE))
    chalk = mat('chalk', (.52, .52, .50), .8)
    def line(u0, v0, u1, v1, wd=.08):
        a, b = np.array(at(u0, v0)), np.array(at(u1, v1)); m = (a + b) / 2; d = b - a
        box('line', (float(np.linalg.norm(d)) + wd, wd, .012), (m[0], m[1], .004), chalk, rot=(0, 0, math.atan2(d[1], d[0])))
    for q in ((0, 0, LONG, 0), (0, 0, 0, WIDE), (0, WIDE, LONG, WIDE), (LONG, 0, LONG, WIDE), (LONG / 2, 0, LONG / 2, WIDE)): line(*q)
    arc = lambda cu, cv, r, t0, t1: curve('arc', [at(cu + r * math.cos(t), cv + r * math.sin(t), .006) for t in np.linspace(t0, t1, 60)], .035, chalk, bevel_res=1)
    arc(0, WIDE / 2, 5.2, -math.pi / 2, math.pi / 2); arc(LONG / 2, WIDE / 2, 2.6, 0, 2 * math.pi); arc(0, 0, .7, 0, math.pi / 2)
    white = mat('frame', (.55, .54, .50), .35, coat=.3); cord = mat('cord', (.20, .20, .19), .7)
    for u0, s_ in ((0, -1), (LONG, 1)):
        a, b = WIDE / 2 - 1.5, WIDE / 2 + 1.5
        for v_ in (a, b): cyl('post', at(u0, v_), at(u0, v_, 2.), .045, white)
        cyl('bar', at(u0, a, 2.), at(u0, b, 2.), .045, white)
        k = dict(pitch=.16, r=.004)
        net((at(u0 + s_ * 1., a), at(u0 + s_ * 1., b), at(u0 + s_ * .6, b, 2.), at(u0 + s_ * .6, a, 2.)), cord, **k)
        for v_ in (a, b): net((at(u0, v_), at(u0 + s_ * 1., v_), at(u0 + s_ * .6, v_, 2.), at(u0, v_, 2.)), cord, **k)
    # low boards and a fence behind them
    board = mat('board', (.012, .013, .017), .4, coat=.3); gold = mat('gold', lin('C98B1F'), .45); teal = mat('teal', lin('0e7f84'), .5); steel = mat('steel', (.10, .10, .11), .35, metal=.8)
    def boards(u0, v0, u1, v1, k):
        a, b = np.array(at(u0, v0)), np.array(at(u1, v1)); d = b - a; n = int(np.linalg.norm(d) / 2.5); t = math.atan2(d[1], d[0])
        for i in range(n):
            m = a + d * (i + .5) / n
            box('board', (2.46, .05, .72), (m[0], m[1], .38), board, rot=(0, 0, t)); box('band', (2.46, .056, .07), (m[0], m[1], .66), gold if (i + k) % 3 else teal, rot=(0, 0, t))
            cyl('pole', (*(a + d * i / n)[:2], 0), (*(a + d * i / n)[:2], 3.6), .03, steel)
        for z in (2.2, 3.6): curve('wire', [(*a[:2], z), (*b[:2], z)], .014, steel)
        chainlink('fence', tuple(a[:2]), tuple(b[:2]), .75, 3.6, mat('fence', (.03, .03, .034), .3, coat=.4), pitch=.30, r=.006)
    boards(-2.2, 1.2, -2.2, WIDE + 1.2, 0); boards(-2.2, WIDE + 1.2, LONG + 2.2, WIDE + 1.2, 1); boards(LONG + 2.2, -1, LONG + 2.2, WIDE + 1.2, 2)
    A = dict(hair=mat('hair', (.006, .005, .005), .6), skin=skin('7a4b30'), shoe=mat('boot', lin('C83A1C'), .4), sock=mat('sock', (.03, .03, .034), .8), shorts=mat('shorts', (.014, .016, .022), .6, sheen=.3), shirt=mat('shirt', lin('0f6f73'), .7, sheen=.3))
    B = dict(A, skin=skin('6a3f28'), shirt=mat('shirtB', lin('A8690F'), .7, sheen=.3), sock=mat('sockB', lin('6a4208'), .8)); K = dict(A, shirt=mat('shirtK', lin('8a2410'), .7), glove=mat('glove', (.4, .4, .38), .6))
    face = lambda u, v_, tu, tv: math.degrees(math.atan2(*(np.array(at(tu, tv)) - np.array(at(u, v_)))[[1, 0]]))
    ball = (3.25, 7.62)
    add_parts(body.figure(poses.SHOT, 'football', h=.009, mass=.93), A, loc=at(3.9, 7.3), yaw=face(3.9, 7.3, 0, 9.4))
    football(at(*ball, .52), .105)
    add_parts(body.figure(poses.SET, 'keeper', h=.009, mass=.95), K, loc=at(.5, 8.7), yaw=face(.5, 8.7, 3.5, 7.2))
    for u, v_, tu, tv, pose, M, m in ((2.6, 8.6, 3.6, 7.2, poses.RUN, B, 0), (5.6, 6.0, 3.6, 7.2, poses.RUN, B, 1), (7.6, 14.2, 2.0, 9.6, poses.RUN, A, 0), (9.6, 13.4, 4, 9, poses.RUN, B, 1), (12.5, 7.0, 5, 7.5, poses.WALK, A, 0), (13.5, 12.0, 5, 8, poses.WALK, B, 1), (10.2, 3.0, 4, 6.5, poses.RUN, A, 1), (LONG - .8, 9.0, 8, 8, poses.SET, K, 0)):
        add_parts(body.figure(poses.mirror(pose) if m else pose, 'keeper' if M is K else 'football', h=.012, mass=.93), M, loc=at(u, v_), yaw=face(u, v_, tu, tv))
    for x, y, z in MASTS:
        cyl('mast', (x, y, 0), (x, y, z), .10, steel, r2=.06); box('head', (1.5, .2, .8), (x, y + .1, z + .3), steel, rot=(.5, 0, 0))
    spot((MASTS[0][0], MASTS[0][1], 8.6), at(4.5, 7.5, .5), lin('FFCF88'), 340000, 40, .7, .35)
    spot((MASTS[1][0], MASTS[1][1], 9.2), at(7.0, 7.5, .5), lin('BFE4FF'), 90000, 36, .7, .35)
    spot((MASTS[2][0], MASTS[2][1], 9.2), at(6.0, 8.5, .5), lin('FFE2B0'), 130000, 36, .7, .35)
    area((-6, -10, 9), at(5, 6), COOLW, 60, 6)
    camera((-.5, -6.4, 2.6), (1.9, 4.0, 1.15), lens=37)
    finish(NAME, transparent=True)


def post():
    cam = cam_of(NAME); w, h = cam['w'], cam['h']; u = w / 1920
    rgb, a, dep = layers(NAME, R=4)
    hx, hy, _ = project(cam, [[0, 4000, 0]]); hz = hy[0] / h
    Y = np.linspace(0, 1, h)[:, None, None].astype(F)
    bg = np.zeros((h, w, 3), F) + np.array([.0022, .0055, .0095], F) * (1 - Y)
    bg += np.array([.030, .018, .008], F) * np.exp(-np.clip(hz - Y, 0, 1) / .06) * (Y < hz) + np.array([.004, .008, .011], F) * (Y >= hz)
    r = np.random.default_rng(12); n = 2600
    x = r.uniform(-620, 760, n); tall = (.15 + np.exp(-((x - 170) / 90) ** 2) + .55 * np.exp(-((x + 160) / 60) ** 2)) * (.35 + .65 * (np.sin(x / 17) * np.sin(x / 7.3) > -.1))
    P = np.stack([x, np.full(n, 900.), 1 + 95 * tall * r.random(n) ** 1.5], 1)
    col, it = crowd_colors(n, 21, teal=.04, ember=.03, cool=.2)
    lay = bokeh(dict(cam, focus=9, fstop=2.0), P, col, it * 7.5 * u * u, rmin=1.5 * u, rmax=5 * u, scale=1.)
    bg += lay
    k = int(150 * u) | 1; y0 = int(hz * h)                                       # what the water gives back
    mir = np.zeros_like(lay); top = lay[max(0, 2 * y0 - h):y0][::-1]; mir[y0:y0 + len(top)] = top
    mir = cv2.blur(mir, (max(1, int(3 * u)), k)) * (.75 + .35 * np.sin(Y * 900 + np.sin(Y * 260) * 3)); bg += mir * .75
    img = over(rgb, a, bg)
    for i, (mx, my, mz) in enumerate(MASTS):
        px, py, _ = project(cam, [[mx, my, mz + .3]]); pw = (1., .38, .6)[i]
        L = np.array([[mx + (j - 2) * .3, my, mz + .1 + kk * .3] for j in range(5) for kk in range(3)])
        img += bokeh(dict(cam, focus=9, fstop=2.0), L, np.tile([[1, .93, .80]], (15, 1)).astype(F), np.full(15, 420. * pw) * u * u, rmin=4 * u, rmax=12 * u)
        img = flare(img, px[0], py[0], np.array([1., .84, .58], F), .55 * pw, size=.12, core=.013, halo=.05)
        img += radial(w, h, px[0] / w, py[0] / h, .26, .42)[..., None] * np.array([1., .72, .40], F) * .022 * pw
    lamps = [dict(loc=(mx, my, mz), target=at(5, 8), angle=40, power=p, col=c) for (mx, my, mz), p, c in zip(MASTS, (26, 10, 14), (AMBER, np.array([.45, .70, .9], F), AMBER))]
    img += shafts(cam, np.where(a > .5, dep, 60).astype(F), lamps, far=42, near=3, noise=.6, ext=.02) * .022
    img = motes(cam, img, (-6, -4, .2), (9, 14, 4), n=260, power=.22, drift=.004, scale=1.)
    img = bloom(img, .10, .6, streak=.06)
    save(NAME, grade(img, 1.4, vign=.38, left_dark=.32, ca=.0005, tone=.5))


main(build, post)
