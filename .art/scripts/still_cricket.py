"""STILL - cricket ball on the crease in front of the stumps, under lights."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import *
NAME = 'still-cricket'
TOWERS = [(-30, 140, 25), (44, 140, 26)]
R = .036
BALL = (.105, 0, R)


def cricket_ball(loc, turn):
    leather = mat('leather', lin('9a140a'), .26, coat=.8, coat_rough=.12, bump=(120, .18, .0012, 4), rough_noise=(40, .22, .42))
    thread = mat('thread', (.46, .40, .30), .7, sheen=.3)
    parts = [sphere('ball', (0, 0, 0), R, leather, 128)]
    c = bpy.data.curves.new('stitches', 'CURVE'); c.dimensions = '3D'; c.bevel_depth = .00046; c.bevel_resolution = 2; c.use_fill_caps = True
    n = 86
    for k, (off, lean) in enumerate(((-.0072, .5), (-.0047, -.5), (-.0021, .5), (.0021, -.5), (.0047, .5), (.0072, -.5))):
        for j in range(n):
            a = 2 * math.pi * (j + (k % 2) * .5) / n; sp = c.splines.new('POLY'); sp.points.add(2)
            for pt, t in zip(sp.points, (-.5, 0, .5)):
                y = off + t * .0017; th = a + t * lean * .052; rr = math.sqrt((R * 1.004) ** 2 - y * y) + (.0004 if t == 0 else -.0001)
                pt.co = (rr * math.cos(th), y, rr * math.sin(th), 1)
    c.materials.append(thread); parts.append(link(bpy.data.objects.new('stitches', c)))
    for off in (-.0002, .0002):
        parts.append(curve('join', [(R * 1.006 * math.cos(t), off * 4, R * 1.006 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 160, endpoint=False)], .0006, thread, cyclic=True))
    root = link(bpy.data.objects.new('root', None))
    for p in parts: p.parent = root
    root.location = loc
    root.rotation_euler = (Matrix.Rotation(turn[0], 3, 'Y') @ Matrix.Rotation(turn[1], 3, 'Z')).to_euler()


def build():
    reset(); size()
    earth = mat('earth', (.105, .074, .044), .95, spec=.08, bump=(70, .9, .006, 10))
    bpy.ops.mesh.primitive_plane_add(size=24, location=(0, 0, 0)); bpy.context.object.data.materials.append(earth)
    r = np.random.default_rng(4); crumb = mat('crumb', (.14, .10, .06), .95)                     # loose soil and dry blades
    for x, y, s_ in zip(r.uniform(-.7, .8, 260), r.uniform(-.42, 1.2, 260), r.uniform(.0004, .0013, 260)):
        b = sphere('crumb', (x, y, s_ * .5), s_, crumb, 8); b.scale = (1, r.uniform(.6, 1.2), r.uniform(.5, .9))
    grass('dry', 2600, (-1.4, 1.6), (-.4, 3.5), mat('dryblade', (.19, .15, .075), .7), h=(.003, .008), w=.0005, lean=1.8)
    chalk = mat('chalk', (.60, .59, .55), .9, bump=(90, .6, .003, 6))
    box('crease', (9, .05, .0012), (0, .185, .0002), chalk, rot=(0, 0, -.10))
    wood = mat('stump', lin('B98748'), .38, coat=.45, bump=(30, .10, .002, 6)); band = mat('band', lin('C82C12'), .4, coat=.4)
    for i, x in enumerate((-.02, .094, .208)):
        X, Y = .19 + x, .60 + x * .06
        cyl('stump', (X, Y, -.01), (X, Y, .711), .019, wood, verts=48)
        cyl('band', (X, Y, .52), (X, Y, .56), .0193, band, verts=48)
    cricket_ball(BALL, (-.42, 1.02))
    spot((26, 62, 30), (.1, 0, .05), lin('FFD9A0'), 5.5e5, 30, .4, 1.6)
    spot((-30, 60, 30), (.1, 0, .05), lin('BFE4FF'), 2.2e5, 30, .4, 1.6)
    area((.62, .34, .36), (.105, 0, .03), lin('FFC870'), 5.2, .12, .4)
    area((-.34, .30, .26), (.105, 0, .03), TEAL, 1.5, .1, .3)
    area((.9, 1.4, 1.0), (.28, .6, .30), lin('FFC870'), 22, .2, .8)
    area((-.30, 1.2, .7), (.25, .6, .3), TEAL, 5, .2, .6)
    area((-.5, -.6, .5), (.1, 0, .03), lin('9FC4FF'), .55, .4)
    camera((-.03, -.56, .052), (.005, .2, .076), lens=50, focus=(.095, -.028, .04), fstop=4.0)
    finish(NAME)


def post():
    cam = cam_of(NAME); w, h = cam['w'], cam['h']; u = w / 1920
    rgb, a, dep = layers(NAME)
    bg = np.zeros((h, w, 3), F)
    Y = np.linspace(0, 1, h)[:, None, None].astype(F)
    bg += np.array([.0025, .006, .011], F) * (1 - Y) + np.array([.030, .019, .007], F) * np.exp(-((Y - .55) / .16) ** 2)
    r = np.random.default_rng(3); n = 14000
    th = r.uniform(-.95, .95, n); row = r.integers(0, 40, n) / 40; rad = 82 + 30 * row + (row > .5) * 5
    P = np.stack([rad * np.sin(th), rad * np.cos(th), 1.5 + 15 * row + (row > .5) * 3.0], 1)
    col, it = crowd_colors(n, 7, teal=.05, ember=.02)
    it = it * (.25 + 1.5 * np.clip(np.sin(th * 23 + row * 5) * np.sin(th * 9 - 2) + .35, 0, 1)) * (.16 + .84 / (1 + np.exp(-(th - .02) / .09)))
    bg += bokeh(cam, P, col, it * 24 * u * u, rmax=34 * u, scale=1.0, edge=.5)
    for (x, y, z), pw in zip(TOWERS, (.16, .8)):
        L = np.array([[x + (i - 2.5) * 2.2, y, z + (j - 1.5) * 2.2] for i in range(6) for j in range(4)])
        bg += bokeh(cam, L, np.tile([[1, .93, .80]], (24, 1)).astype(F), np.full(24, 1500. * pw) * u * u, rmax=26 * u, scale=1.0)
        px, py, _ = project(cam, [[x, y, z]])
        bg = flare(bg, px[0], py[0], np.array([1., .84, .58], F), .7 * pw, size=.10, core=.022, halo=.08)
        bg += radial(w, h, px[0] / w, py[0] / h, .32, .45)[..., None] * np.array([1., .72, .40], F) * .05 * pw
    img = over(rgb, a, bg)
    img += radial(w, h, .74, .30, .38, .5)[..., None] * AMBER * .016
    n = 300; D = np.stack([r.uniform(-.4, .6, n), r.uniform(-.2, .8, n), np.abs(r.normal(0, .07, n))], 1)               # dust
    img += streaks(cam, D, D + r.normal(0, .002, (n, 3)), np.tile([[1., .80, .50]], (n, 1)).astype(F), r.lognormal(-.6, .9, n) * .8 * u * u, scale=.6)
    img = bloom(img, .09, .6, streak=.06)
    save(NAME, grade(img, 1.2, vign=.36, left_dark=.42, ca=.0006, tone=.5))


if __name__ == '__main__': main(build, post)
